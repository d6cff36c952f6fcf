/** A phone number that a press calls; text where it is no number, as in a demo shop. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!/^\+?[\d\s()-]{8,20}$/.test(phone)) return <span>{phone}</span>;
  return (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      className="target inline-flex items-center text-indigo underline-offset-4 hover:underline"
    >
      {phone}
    </a>
  );
}
