import { Mark } from "../frame/logo.tsx";

/** Shown while a screen or the account is on its way. Comes late, so that fast answers show no flash. */
export function LoadingScreen({ text = "Loading..." }: { text?: string }) {
  return (
    <main className="centred-page late" aria-busy="true">
      <Mark size={40} />
      <p className="muted" role="status">
        {text}
      </p>
    </main>
  );
}

/** A grey stand-in with the size of what will come. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string | number; height?: string | number }) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height }} />;
}
