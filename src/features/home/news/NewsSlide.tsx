import { formatPrice, priceOf } from '../../../catalogue/money.ts';
import type { NewsItem } from '../../../catalogue/news.ts';
import { largePictureOf } from '../../../catalogue/pictures.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useTexts } from '../../../ui/text/texts.ts';
import { DestinationLink } from '../DestinationLink.tsx';
import classes from './News.module.css';

export interface NewsSlideProps {
  readonly item: NewsItem;
  /** The place of this slide, of the slide that shows, and how many there are: 0 to count - 1. */
  readonly index: number;
  readonly shown: number;
  readonly count: number;
}

/** One slide: a picture, its text over the third without detail, the price of what it shows, and a link. All slides lie in one place; one shows. */
export function NewsSlide({ item, index, shown, count }: NewsSlideProps) {
  const { t } = useTexts();
  const isShown = index === shown;
  // The neighbours are fetched ahead, so that a turn shows no gap; the others only when it comes to them.
  const isNear = isShown || (index + 1) % count === shown || (shown + 1) % count === index;
  return (
    <div
      role="group"
      aria-label={t('home.news.position', { index: index + 1, total: count })}
      className={classes.slide}
      data-shown={isShown}
      inert={!isShown}
      aria-hidden={!isShown}
    >
      <div className={classes.frame}>
        {isNear && (
          <Picture
            picture={largePictureOf(item.picture)}
            alt={t(`news.${item.id}.alt`)}
            sizes="min(100vw, 60rem)"
            className={classes.image}
            loading={index === 0 ? 'first' : 'lazy'}
          />
        )}
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{t(`news.${item.id}.title`)}</h2>
        <p className={classes.text}>{t(`news.${item.id}.text`)}</p>
        {item.leadsTo.kind === 'product' && <p className={classes.price}>{formatPrice(priceOf(item.leadsTo.id))}</p>}
        <DestinationLink to={item.leadsTo} className={classes.way}>
          {t(`news.${item.id}.action`)}
        </DestinationLink>
      </div>
    </div>
  );
}
