import { Component, type ReactNode } from 'react';
import { texts } from '../texts.ts';

/** Stands in for a chart that could not be drawn; the rest of the page goes on. */
export class DrawingFault extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{texts.noDrawing}</p> : this.props.children;
  }
}
