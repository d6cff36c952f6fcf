import type { HostedProvider } from '../../domain/src/image-providers.ts';
import type { Dialect } from './adapters/images/openai-desk.ts';
import { noEmail } from './adapters/email/off.ts';
import type { EmailPort } from './adapters/email/port.ts';
import { createSmtp } from './adapters/email/smtp.ts';
import { createIdentity } from './adapters/identity/better-auth.ts';
import type { IdentityPort } from './adapters/identity/port.ts';
import { createArtistImages, type Artist } from './adapters/images/artist.ts';
import type { ImagesPort } from './adapters/images/port.ts';
import { createByHand } from './adapters/payments/by-hand.ts';
import { createCash } from './adapters/payments/cash.ts';
import { createPhonePe } from './adapters/payments/phonepe.ts';
import type { PaymentPort, PaymentPorts } from './adapters/payments/port.ts';
import { createRazorpay } from './adapters/payments/razorpay.ts';
import { createPictureHosts } from './adapters/picture-hosts/https.ts';
import { createStandinPictures } from './adapters/picture-hosts/standin.ts';
import type { Config, PaymentsConfig, RazorpaySettings } from './config/config.ts';
import { ownAddresses, reachOf } from './config/reach.ts';
import type { Secret } from './config/secret.ts';
import { meetPerson, nameOfNewcomer } from './features/accounts/accounts.ts';
import type { Database } from './db/database.ts';
import { isRefusedName } from './features/designs/designs.ts';
import { openCashBook, openHandBook } from './features/payments/payments.ts';
import type { Context, Log } from './http/handle.ts';

/** The parts that follow from settings: they are made anew when one of them changes. */
export type Configured = Pick<Context, 'shop' | 'images' | 'pictureHosts' | 'photoHosts' | 'payments' | 'email'> & {
  identity: IdentityPort;
};
type Surroundings = { now: () => Date; log: Log };

const shopOf = (config: Config): Context['shop'] => {
  const { shopName, mode, http, adminEmails, needsSecondFactor, operator, invoicing, pageViews } = config;
  const { opening, payMethods, cash, delivery, brand } = config;
  const { publicUrl } = http;
  const { tellsNewOrders } = config;
  return {
    ...{ name: shopName, mode, publicUrl, adminEmails, needsSecondFactor, operator, invoicing, pageViews },
    ...{ returnUrlBase: publicUrl, isOpen: opening.isOpen, missing: opening.missing, payMethods, cash, tellsNewOrders },
    ...{ delivery, brand },
    reach: reachOf(http, ownAddresses()),
    signsIn: { byCode: config.mail !== undefined, byProvider: config.identity !== undefined },
  };
};

/** Where mails go out. */
const openEmail = ({ mail, shopName }: Config): EmailPort =>
  mail
    ? createSmtp({ ...mail, password: mail.password?.reveal(), from: { name: shopName, address: mail.from } })
    : noEmail;

/** Where the pictures of people come from. */
const openPhotoHosts = ({ identity }: Config) => {
  const photos = identity?.photos ?? { kind: 'hosts', hosts: [] };
  return photos.kind === 'hosts' ? createPictureHosts(photos) : createStandinPictures(photos);
};

const DIALECTS: Record<HostedProvider, Dialect> = {
  openai: 'openai',
  'openai-compatible': 'compatible',
  gemini: 'gemini',
};

/** The embedded artist, or the configured image API; the latter is told a hash of each account, which the shop's own secret makes. */
async function openImages(
  { images, imageHosts }: Config,
  artist: Artist,
  { authSecret, now, log }: Surroundings & { authSecret: Secret },
): Promise<ImagesPort> {
  if (images.kind === 'artist') return createArtistImages(artist);
  const { createOpenAiImages } = await import('./adapters/images/openai.ts');
  const dialect = DIALECTS[images.provider];
  const pictures = createPictureHosts({ hosts: imageHosts });
  return createOpenAiImages({ ...images, dialect, identifierKey: authSecret }, { now, log: log.info, pictures });
}

/** PhonePe, or the stand-in of a demo shop: both speak the same protocol. */
function openPhonePe(payments: PaymentsConfig, { now, log }: Surroundings): PaymentPort {
  const { clientSecret, webhookPassword } = payments;
  return createPhonePe(
    { ...payments, clientSecret: clientSecret.reveal(), webhookPassword: webhookPassword.reveal() },
    { now, log: (event, fields) => log.info(event, fields as Record<string, unknown>) },
  );
}

const openRazorpay = (settings: RazorpaySettings, { now, log }: Surroundings): PaymentPort =>
  createRazorpay(settings, { now, log: (event, fields) => log.info(event, fields as Record<string, unknown>) });

/** The companies that take payments, each under its name. */
export const openPayments = (config: Config, parts: Surroundings & { db: Database }): PaymentPorts => ({
  ...(config.payments ? { phonepe: openPhonePe(config.payments, parts) } : {}),
  ...(config.razorpay ? { razorpay: openRazorpay(config.razorpay, parts) } : {}),
  upi: openUpi(config, parts),
  cash: openCash(config, parts),
});

/** Payments to the owner's own UPI address; there also while it is off, for those that were begun before. */
const openUpi = ({ upi, http: { publicUrl } }: Config, { db, now }: { db: Database; now: () => Date }): PaymentPort =>
  createByHand({
    ...{ book: openHandBook(db), payee: upi, now },
    payUrlOf: paymentId => `${publicUrl}/payment/upi/${paymentId}`,
  });

/** Cash when the parcel is delivered; there also while it is off, as above. */
const openCash = (
  { payMethods, http: { publicUrl } }: Config,
  { db, now }: { db: Database; now: () => Date },
): PaymentPort =>
  createCash({
    ...{ book: openCashBook(db), refunds: openHandBook(db), isOn: payMethods.includes('cash'), now },
    payUrlOf: paymentId => `${publicUrl}/payment/cash/${paymentId}`,
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
    payments: openPayments(config, { db, now, log }),
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
