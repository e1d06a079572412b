import { adverts } from '../../catalogue/adverts.ts';
import { pictureOf } from '../../catalogue/pictures.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import classes from './Adverts.module.css';
import { DestinationLink } from './DestinationLink.tsx';
import { useTexts } from '../../ui/text/texts.ts';

/** The four adverts of the home page (§2 Home). */
export function Adverts() {
  const { t } = useTexts();
  return (
    <section aria-label={t('home.adverts')}>
      <ul className={classes.list}>
        {adverts.map(({ id, picture, leadsTo }) => (
          <li key={id}>
            <DestinationLink to={leadsTo} className={classes.advert}>
              <Picture
                picture={pictureOf(picture)}
                alt={t(`adverts.${id}.alt`)}
                sizes="(min-width: 62em) 19rem, 50vw"
                className={classes.image}
              />
              <span className={classes.words}>
                <strong className={classes.title}>{t(`adverts.${id}.title`)}</strong>
                <span>{t(`adverts.${id}.text`)}</span>
              </span>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
