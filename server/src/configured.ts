import { createSmtp } from './adapters/email/smtp.ts';
import { createIdentity } from './adapters/identity/better-auth.ts';
import type { IdentityPort } from './adapters/identity/port.ts';
import { createArtistImages, type Artist } from './adapters/images/artist.ts';
import type { ImagesPort } from './adapters/images/port.ts';
import { createPhonePe } from './adapters/payments/phonepe.ts';
import type { PaymentPort, PaymentPorts } from './adapters/payments/port.ts';
import { createPictureHosts } from './adapters/picture-hosts/https.ts';
import { createStandinPictures } from './adapters/picture-hosts/standin.ts';
import type { Config } from './config/config.ts';
import type { Secret } from './config/secret.ts';
import { meetPerson, nameOfNewcomer } from './features/accounts/accounts.ts';
import { isRefusedName } from './features/designs/designs.ts';
import type { Context, Log } from './http/handle.ts';

/** The parts that follow from settings: they are made anew when one of them changes. */
export type Configured = Pick<Context, 'shop' | 'images' | 'pictureHosts' | 'photoHosts' | 'payments' | 'email'> & {
  identity: IdentityPort;
};
type Surroundings = { now: () => Date; log: Log };

const shopOf = ({
  shopName,
  mode,
  http: { publicUrl },
  adminEmails,
  needsSecondFactor,
  operator,
  invoicing,
  pageViews,
}: Config): Context['shop'] => ({
  ...{
    name: shopName,
    mode,
    publicUrl,
    adminEmails,
    needsSecondFactor,
    returnUrlBase: publicUrl,
    operator,
    invoicing,
    pageViews,
  },
});

/** Where mails go out. */
const openEmail = ({ mail, shopName }: Config) =>
  createSmtp({ ...mail, password: mail.password?.reveal(), from: { name: shopName, address: mail.from } });

/** Where the pictures of people come from. */
const openPhotoHosts = ({ identity: { photos } }: Config) =>
  photos.kind === 'hosts' ? createPictureHosts(photos) : createStandinPictures(photos);

/** The embedded artist, or the configured image API; the latter is told a hash of each account, which the shop's own secret makes. */
async function openImages(
  { images }: Config,
  artist: Artist,
  { authSecret, now, log }: Surroundings & { authSecret: Secret },
): Promise<ImagesPort> {
  if (images.kind === 'artist') return createArtistImages(artist);
  const { createOpenAiImages } = await import('./adapters/images/openai.ts');
  return createOpenAiImages({ ...images, identifierKey: authSecret }, { now, log: log.info });
}

/** PhonePe, or the stand-in of a demo shop: both speak the same protocol. */
function openPhonePe({ payments }: Config, { now, log }: Surroundings): PaymentPort {
  const { clientSecret, webhookPassword } = payments;
  return createPhonePe(
    { ...payments, clientSecret: clientSecret.reveal(), webhookPassword: webhookPassword.reveal() },
    { now, log: (event, fields) => log.info(event, fields as Record<string, unknown>) },
  );
}

/** The companies that take payments, each under its name. */
export const openPayments = (config: Config, parts: Surroundings): PaymentPorts => ({
  phonepe: openPhonePe(config, parts),
});

/** Chooses an implementation for each part. Newcomers are met in the context of that moment. */
export async function configure(
  config: Config,
  o: { context: Context; artist: Artist; authSecret: Secret },
): Promise<Configured> {
  const { context, artist, authSecret } = o;
  const { db, secrets, now, log } = context;
  return {
    shop: shopOf(config),
    images: await openImages(config, artist, { authSecret, now, log }),
    pictureHosts: createPictureHosts({ hosts: config.imageHosts }),
    photoHosts: openPhotoHosts(config),
    payments: openPayments(config, { now, log }),
    email: openEmail(config),
    identity: createIdentity({
      ...{ db, secrets, now, log },
      publicUrl: config.http.publicUrl,
      secret: authSecret,
      provider: config.identity,
      meet: person => meetPerson(context, person),
      nameOf: told => nameOfNewcomer(told, name => isRefusedName(context, name)),
    }),
  };
}
