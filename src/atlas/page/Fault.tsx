import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

interface FaultProps {
  /** One sentence about what does not show. */
  readonly words: string;
  /** Runs before it is tried again. */
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** Stands in for a part of the page that could not be drawn: the rest stays as it is, with all that is open in it. */
export class Fault extends Component<FaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #again = () => {
    this.props.onAgain?.();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>{this.props.words}</p>
        <button type="button" onClick={this.#again}>
          {texts.again}
        </button>
      </div>
    );
  }
}
