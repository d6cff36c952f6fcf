import { SizeChartButton } from '../features/catalog/SizeChartButton.tsx';
import { sizeChart } from '../features/catalog/size-chart.ts';
import { Swatch } from '../features/catalog/Swatch.tsx';
import type { GroupDraft } from '../features/groups/GroupShirt.tsx';
import type { EntryParts } from '../features/groups/EntryForm.tsx';

/** The parts of the form that are the catalogue's. */
export function entryParts({ tshirtType }: Pick<GroupDraft, 'tshirtType'>): EntryParts {
  const cut = tshirtType === 'regular' ? 'regular' : 'oversized';
  const chests = new Map(sizeChart(cut).map(row => [row.size as string, row.chest.join('-')]));
  return {
    chestOf: size => chests.get(size) ?? '',
    swatchOf: color => <Swatch color={color} />,
    sizeChart: (
      <SizeChartButton
        oversized={cut === 'oversized'}
        className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
      />
    ),
  };
}
