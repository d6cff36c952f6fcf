/** A line between two ways to the same end, with the word between. */
export const Or = ({ children }: { children: string }) => (
  <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
);
