import { useCall } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';

/** True once the shop has said that who is signed in works in it: an admin, or a printer. The server checks each call again. */
export function useIsAdmin(): boolean {
  const signedIn = useAuth() !== undefined;
  const { data } = useCall('accounts.adminCheck', {}, { enabled: signedIn });
  return signedIn && data !== undefined && data.role !== 'shopper';
}
