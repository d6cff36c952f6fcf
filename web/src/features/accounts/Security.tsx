import { Factor } from './Factor.tsx';
import { Sessions } from './Sessions.tsx';

/** The profile's tab about how one signs in: the second factor of people of the shop, and where one is signed in. */
export const Security = ({ onLeft }: Parameters<typeof Sessions>[0]) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <Sessions onLeft={onLeft} />
    <Factor />
  </div>
);
