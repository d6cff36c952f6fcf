import { useCall } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';

/** True once the shop has said that who is signed in is an admin. The server checks each call again. */
export function useIsAdmin(): boolean {
  const signedIn = useAuth() !== undefined;
  const { data } = useCall('accounts.adminCheck', {}, { enabled: signedIn });
  return signedIn && data?.isAdmin === true;
}
