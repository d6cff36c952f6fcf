/** A coupon code as it is typed. */
export const Code = ({ code }: { code: string }) => (
  <span className="numbers rounded-control border border-dashed border-ink-3 px-3 py-1 text-base font-semibold text-ink">
    {code}
  </span>
);
