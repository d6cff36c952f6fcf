import { Factor } from './Factor.tsx';
import { Ways } from './Ways.tsx';
import { Sessions } from './Sessions.tsx';

/** The profile's tab about how one signs in: the second factor, the ways to sign in, and where one is signed in. */
export const Security = ({ onLeave }: Parameters<typeof Sessions>[0]) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <Sessions onLeave={onLeave} />
    <div className="grid gap-4">
      <Factor />
      <Ways />
    </div>
  </div>
);
