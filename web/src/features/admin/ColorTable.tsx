import type { AdminColor } from '../../../../contract/src/admin-catalogue.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useColorName } from '../../api/color-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useWords } from '../../words.ts';

type Props = { colors: readonly AdminColor[]; onEdit: (color: AdminColor) => void };

/** Colours of cloth: how they look, how is printed on them, and what they cost more. */
export function ColorTable({ colors, onEdit }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const labels = words.colorColumns;
  const nameOf = useColorName();
  return (
    <DataTable
      caption={words.parts.colors}
      rows={colors}
      rowKey={color => color.key}
      columns={[
        {
          key: 'color',
          label: labels.color,
          cell: color => (
            <span className="flex items-center gap-3">
              <Swatch hex={color.hex} />
              <span>
                <span className="block font-semibold">{nameOf(color)}</span>
                <span className="numbers text-sm text-ink-2">{color.hex}</span>
              </span>
            </span>
          ),
        },
        {
          key: 'print',
          label: labels.print,
          cell: ({ ground, hasUnderbase }) => (
            <>
              <span className="block">{words.grounds[ground]}</span>
              <span className="text-sm text-ink-2">{hasUnderbase ? words.underbase : words.noUnderbase}</span>
            </>
          ),
        },
        {
          key: 'surcharge',
          label: labels.surcharge,
          cell: ({ surcharge }) => (
            <span className="numbers">{surcharge === 0 ? words.nothing : formatRupees(surcharge)}</span>
          ),
        },
        {
          key: 'state',
          label: labels.state,
          cell: ({ onSale }) => <Badge tone={onSale ? 'good' : 'outline'}>{onSale ? words.sold : words.notSold}</Badge>,
        },
        {
          key: 'act',
          label: labels.act,
          wide: true,
          cell: color => (
            <Button
              tone="secondary"
              aria-label={words.editOf(nameOf(color))}
              onClick={() => onEdit(color)}
              className="px-3!"
            >
              {words.edit}
            </Button>
          ),
        },
      ]}
    />
  );
}
