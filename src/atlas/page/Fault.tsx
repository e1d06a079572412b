import { Component, type ReactNode } from 'react';
import { forgetFailures } from './load-once.ts';
import { texts } from './texts.ts';

interface FaultProps {
  /** One sentence about what does not show; that it is a part, where left out. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** Stands in for a part of the page that could not be drawn: the rest stays as it is, with all that is open in it. */
export class Fault extends Component<FaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #again = () => {
    forgetFailures();
    this.setState({ failed: false });
  };

  override render() {
    const { words = texts.noPart, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <p>{words}</p>
        <button type="button" onClick={this.#again}>
          {texts.again}
        </button>
      </div>
    );
  }
}
