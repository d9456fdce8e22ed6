/** A page with a folded corner; the V on it is also a tick. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark-page" d="M9 2h11.2L28 9.8V25a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z" />
      <path className="mark-fold" d="M20.2 2 28 9.8h-4.6a3.2 3.2 0 0 1-3.2-3.2z" />
      <path className="mark-v" d="m10.6 13.6 5.4 10.4 5.4-10.4" />
    </svg>
  );
}

export function Logo({ tagline }: { tagline?: string }) {
  return (
    <span className="logo">
      <Mark />
      <span className="logo-words">
        <span className="logo-name">Vitae</span>
        {tagline && <span className="logo-tagline">{tagline}</span>}
      </span>
    </span>
  );
}
