import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import classes from './AccountTile.module.css';
import type { AccountSection } from './sections.tsx';
import { useTexts } from '../../ui/text/texts.ts';

export interface AccountTileProps {
  readonly section: AccountSection;
  readonly isOpen: boolean;
  /** The id of the panel that the tile opens. */
  readonly panelId: string;
  readonly onPress: () => void;
}

/** A tile of the account page: a button that opens its panel, and closes it again. */
export function AccountTile({ section, isOpen, panelId, onPress }: AccountTileProps) {
  const { t } = useTexts();
  return (
    <UnstyledButton
      className={classes.tile}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': panelId })}
      onKeyDown={ignoreRepeats}
      onClick={onPress}
    >
      <span className={classes.icon}>{section.icon}</span>
      <span>{t(`account.${section.id}.name`)}</span>
    </UnstyledButton>
  );
}
