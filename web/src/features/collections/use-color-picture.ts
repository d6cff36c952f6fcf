import { useQuery } from '@tanstack/react-query';
import type { Collection } from '../../../../contract/src/collections.ts';
import { DEFAULTS, type Color } from '../../../../domain/src/catalog.ts';
import { send } from '../../api/client.ts';

/** Ready to be painted, so that one shirt follows the other without a blank between them. */
async function loadPicture(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return url;
}

/** The piece on a shirt of the chosen colour; the first one is known, the others are asked for when they are chosen. */
export function useColorPicture({ designId, imageUrl }: Collection, color: Color): string | null {
  const { data } = useQuery({
    queryKey: ['designs.mockup', { id: designId, color }],
    enabled: color !== DEFAULTS.color && designId !== null,
    queryFn: async ({ signal }) => {
      const { mockupUrl } = await send('designs.mockup', { params: { id: designId! }, body: { color }, signal });
      return loadPicture(mockupUrl);
    },
  });
  return data ?? imageUrl;
}
