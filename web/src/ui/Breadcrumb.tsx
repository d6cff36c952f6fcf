import { Link } from 'wouter';

type Props = {
  label: string;
  /** From the home page on; the last one is the page itself. */
  steps: readonly { name: string; href: string }[];
};

/** Where the page stands in the shop. */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
        {steps.map(({ name, href }, place) => {
          const isLast = place === steps.length - 1;
          return (
            <li key={href} className="flex min-w-0 items-center gap-2">
              {isLast ? (
                <span aria-current="page" className="truncate">
                  {name}
                </span>
              ) : (
                <>
                  <Link href={href} className="target inline-flex items-center hover:text-madder hover:underline">
                    {name}
                  </Link>
                  <span aria-hidden="true">/</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
