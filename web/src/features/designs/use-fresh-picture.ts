import { useCall } from '../../api/use-endpoint.ts';
import { hasPass, withoutPass } from '../../ui/picture-sources.ts';

type Pictured = { id: string; imageUrl: string | null };

/**
 * The address of the artwork of a design that this browser has stored. Where it has a pass, which ends, it is asked for once more; of
 * another picture than the stored one nothing is taken.
 */
export function useFreshPicture(design: Pictured | undefined): string | null {
  const stored = design?.imageUrl ?? null;
  const isPassing = stored !== null && hasPass(stored);
  const { data } = useCall('designs.one', { id: design?.id ?? '' }, { enabled: isPassing });
  const isSame = data?.imageUrl != null && stored !== null && withoutPass(data.imageUrl) === withoutPass(stored);
  return isSame ? data.imageUrl : stored;
}
