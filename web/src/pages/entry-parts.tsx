import { SizeChartButton } from '../features/catalog/SizeChartButton.tsx';
import type { GroupDraft } from '../features/groups/GroupShirt.tsx';
import type { EntryParts } from '../features/groups/EntryForm.tsx';

/** The parts of the form that are the catalogue's. */
export function entryParts({ tshirtType }: Pick<GroupDraft, 'tshirtType'>): EntryParts {
  return {
    sizeChart: (
      <SizeChartButton
        type={tshirtType}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      />
    ),
  };
}
