import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { lockPage } from './lock-page.ts';

export interface DialogProps {
  readonly opened: boolean;
  /** The heading, and the accessible name. */
  readonly title: string;
  /** Asked for by Escape and by a press outside; the buttons in `actions` call it themselves. */
  readonly onClose: () => void;
  /** What the dialog says; read out after its name. Leave it out when the title says it all. */
  readonly children?: ReactNode;
  /** The buttons at the foot. The one with `data-autofocus` gets the focus, else the first. */
  readonly actions: ReactNode;
  /** Whether the focus goes back to where it was; a caller that says no moves the focus itself in `onClose`. */
  readonly returnFocus?: boolean;
}

/**
 * A modal dialog: named by its title, holds the focus, gives it back when it closes. There is no close button: each
 * dialog of the shop has an OK that does the same (§2 /ProductList, §5 Checkout).
 */
export function Dialog({ opened, title, onClose, children, actions, returnFocus = true }: DialogProps) {
  // It can only give the focus back to what had it when `opened` changed: one that is mounted late opens a moment later.
  const isMounted = useMounted();
  return (
    <Modal.Root
      opened={opened && isMounted}
      onClose={onClose}
      returnFocus={returnFocus}
      centered
      size="sm"
      padding="lg"
      radius="md"
      classNames={classes}
      // Its own lock writes a style element, which a strict content policy forbids.
      lockScroll={false}
      // Motion is the sheet's, where the shopper's setting for it is known before the first frame.
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* A header element outside of the page's own sections would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        {children !== undefined && <Modal.Body>{children}</Modal.Body>}
        <div ref={lockPage} className={classes.actions}>
          {actions}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
