import { describe, expect, it } from 'vitest';
import { literally } from '../../facts/literally.ts';
import { keysIn, pseudo, pseudoIn, pseudoLocale, pseudoScript } from '../../facts/pseudo-locale.ts';

describe('The pseudo-locale', () => {
  it('says the language, the key and each argument by its name', () => {
    expect(pseudoIn('tw', 'cart.removedAnnouncement', { product: 'X', total: '$1' })).toBe(
      '⟦tw cart.removedAnnouncement product=X total=$1⟧',
    );
  });

  it('says which plural form a count chose', () => {
    expect(pseudo('list.count', { count: 1 })).toBe('⟦en list.count_one count=1⟧');
    expect(pseudo('list.count', { count: 2 })).toBe('⟦en list.count_other count=2⟧');
    expect(pseudoIn('cn', 'list.count', { count: 1 })).toBe('⟦cn list.count_other count=1⟧');
  });

  it('knows no text that the tables do not have', () => {
    expect(() => pseudo('cart.nothing')).toThrow('No text «cart.nothing» in en.');
  });

  it('makes a locale file with gaps as i18next fills them', () => {
    expect(pseudoLocale('en')).toMatchObject({
      cart: { removed: '⟦en cart.removed product={{product}}⟧' },
      product: { 1: { name: '⟦en product.1.name Kestrel Wireless Mouse⟧' } },
    });
  });

  it('takes the place of the texts in a script of the build', () => {
    const script = String.raw`e.exports=JSON.parse('{"a":"it\'s"}')}`;
    expect(pseudoScript('en', script)).toContain('⟦en cart.heading⟧');
    expect(() => pseudoScript('en', 'no texts')).toThrow('The script holds no texts.');
  });

  it('finds the keys in what a page shows, those within others too', () => {
    const shown = pseudo('cart.removed', { product: pseudo('product.1.name') });
    expect(keysIn(shown)).toEqual(['cart.removed', 'product.1.name']);
    expect(new RegExp(`^${literally(shown)}$`, 'u').test(shown)).toBe(true);
  });
});
