import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

/** A modal that slides in from the right over the full height. */
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'shape'>) => <Dialog {...props} shape="drawer" />;
