import { contact } from '../../catalogue/contact.ts';
import classes from './AccountPanel.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** When and how customer service is reached (R17). The samples are plain text: nobody answers there. */
export function CustomerServicePanel() {
  const { t } = useTexts();
  return (
    <>
      <p>{t('account.customerService.text')}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('account.customerService.hoursLabel')}</dt>
          <dd>{t('account.customerService.hours')}</dd>
        </div>
        <div>
          <dt>{t('account.customerService.emailLabel')}</dt>
          <dd>{contact.email}</dd>
        </div>
        <div>
          <dt>{t('account.customerService.phoneLabel')}</dt>
          <dd>{contact.phone}</dd>
        </div>
      </dl>
      <p className={classes.note}>{t('account.customerService.sample')}</p>
    </>
  );
}
