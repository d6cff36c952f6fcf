import type { Design } from '../../../contract/src/designs.ts';

/** Parameters of the list 'More like this': the same style, with one for the design itself, which is in it. */
export const moreLike = ({ style }: Pick<Design, 'style'>) => ({ limit: 5, style: style || undefined });
