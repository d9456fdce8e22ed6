import { Component, type ReactNode } from "react";

/** What is left when a screen breaks: a sentence and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="centred-page">
        <h1>Something went wrong</h1>
        <p className="muted">This page stopped working. Your files are safe.</p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </main>
    );
  }
}
