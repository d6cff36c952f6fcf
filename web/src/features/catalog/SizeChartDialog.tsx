import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { centimetres, sizeChart, type Cut } from './size-chart.ts';

const CUTS: readonly Cut[] = ['regular', 'oversized'];

/** Inches above, centimetres below; a range for the chest. */
function Measure({ inches }: { inches: readonly number[] }) {
  const words = useWords('sizes');
  return (
    <td className="numbers px-2 py-2 text-right">
      <span className="block font-medium whitespace-nowrap">
        {inches.join('-')} <span className="text-sm font-normal text-ink-3">{words.inches}</span>
      </span>
      <span className="block text-sm whitespace-nowrap text-ink-2">
        {inches.map(centimetres).join('-')} {words.centimetres}
      </span>
    </td>
  );
}

/** S2 §2: sizes S to XXL with chest, length and sleeve; centimetres beside inches (rulings, Law). */
export function SizeChartDialog({ onClose, oversized }: { onClose: () => void; oversized: boolean }) {
  const words = useWords('sizes');
  const [cut, setCut] = useState<Cut>(oversized ? 'oversized' : 'regular');
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{words.how}</p>
        <RadioCards
          legend={words.cut}
          shape="chips"
          value={cut}
          onChange={setCut}
          options={CUTS.map(one => ({ value: one, label: words.cuts[one] }))}
        />
        <table className="w-full text-left">
          <caption className="sr-only">{`${words.title}, ${words.cuts[cut]}`}</caption>
          <thead>
            <tr className="border-b border-ink text-sm text-ink-2">
              <th scope="col" className="px-2 py-2 font-medium">
                {words.size}
              </th>
              {[words.chest, words.length, words.sleeve].map(label => (
                <th key={label} scope="col" className="px-2 py-2 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizeChart(cut).map(row => (
              <tr key={row.size} className="border-b border-line">
                <th scope="row" className="px-2 py-2 text-lg font-semibold">
                  {row.size}
                </th>
                <Measure inches={row.chest} />
                <Measure inches={[row.length]} />
                <Measure inches={[row.sleeve]} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-ink-3">{words.xxlNote}</p>
      </div>
    </Dialog>
  );
}
