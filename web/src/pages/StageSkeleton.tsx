import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import { Skeleton } from '../ui/EmptyState.tsx';
import { StageLayout } from '../ui/StageLayout.tsx';

/** The shape of a shirt with its choices, until the browser has told which design is in work. */
export function StageSkeleton() {
  return (
    <StageLayout stage={<img src={shirtBlack} alt="" width={480} height={480} className="size-full object-contain" />}>
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-12" />
        {[0, 1, 2, 3, 4, 5].map(row => (
          <Skeleton key={row} className="h-thumb rounded-card" />
        ))}
      </div>
    </StageLayout>
  );
}
