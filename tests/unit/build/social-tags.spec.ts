import { describe, expect, it } from 'vitest';
import { socialTags } from '../../../src/build/social-tags.ts';
import { socialPicture } from '../../../src/catalogue/pictures.ts';
import { english } from '../../facts/texts.ts';

function contentOf(name: string, origin?: string): unknown {
  return socialTags(socialPicture, origin).find(({ attrs }) => attrs?.['property'] === name || attrs?.['name'] === name)
    ?.attrs?.['content'];
}

describe('The preview of a shared link', () => {
  it('has the social picture with its size and its words', () => {
    expect(contentOf('og:image')).toBe(`/pictures/${socialPicture.file}`);
    expect(contentOf('og:image:width')).toBe(String(socialPicture.width));
    expect(contentOf('og:image:height')).toBe(String(socialPicture.height));
    expect(contentOf('og:image:alt')).toMatch(/keyboard/);
    expect(contentOf('twitter:card')).toBe('summary_large_image');
  });

  it('says what the home page says', () => {
    expect(contentOf('og:title')).toBe(english('home.documentTitle'));
    expect(contentOf('og:description')).toBe(english('home.documentDescription'));
  });

  it('has the address of the picture in full where the origin is known', () => {
    expect(contentOf('og:image', 'https://shop.example')).toBe(`https://shop.example/pictures/${socialPicture.file}`);
    expect(contentOf('og:image')).toBe(`/pictures/${socialPicture.file}`);
  });
});
