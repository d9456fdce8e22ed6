import type { ReactNode } from "react";

/** A table whose rows the style may show as cards on a narrow screen: its roles keep it a table there. The rows in `children` have theirs too. */
export const CardTable = ({ className, labels, children }: { className: string; labels: readonly string[]; children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: a table also where the style shows it as cards
  <table className={className} role="table">
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row">
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <tbody role="rowgroup">{children}</tbody>
  </table>
);
