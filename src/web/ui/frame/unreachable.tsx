/** Whether somebody is signed in could not be asked: no reason to send them to the sign-in screen. */
export const Unreachable = () => (
  <main className="centred-page">
    <h1>Vitae cannot be reached</h1>
    <p className="muted" role="alert">
      The service does not answer at the moment. Nothing is lost.
    </p>
    <button type="button" className="button primary" onClick={() => window.location.reload()}>
      Reload the page
    </button>
  </main>
);
