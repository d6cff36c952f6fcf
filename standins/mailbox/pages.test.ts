import { describe, expect, it } from 'vitest';
import { PUBLIC_URL, useMailbox } from './use-mailbox.ts';

const { state, send, mails } = useMailbox();
const PATH = new URL(PUBLIC_URL).pathname;

const read = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(state.origin + path, { headers });
  return { status: reply.status, html: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' };
};

describe('the list', () => {
  it('shows the newest first, in pages of 25', async () => {
    for (let n = 1; n <= 27; n++) await send({ subject: `Mail ${n}.` });
    const { html } = await read(PATH);
    expect(html.match(/Mail \d+\./g)).toEqual(Array.from({ length: 25 }, (_, n) => `Mail ${27 - n}.`));
    const older = /href="([^"]+before=[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    expect(older.startsWith(`${PATH}/`)).toBe(true);
    const second = await read(older);
    expect(second.html.match(/Mail \d+\./g)).toEqual(['Mail 2.', 'Mail 1.']);
    expect(second.html).not.toContain('Older');
  });

  it('finds by recipient, and escapes what was searched for', async () => {
    await send({ to: ['asha@example.com'], subject: 'For Asha' });
    await send({ to: ['ravi@example.com'], subject: 'For Ravi' });
    const { html } = await read(`${PATH}/?to=RAVI`);
    expect(html).toContain('For Ravi');
    expect(html).not.toContain('For Asha');
    expect((await read(`${PATH}/?to=${encodeURIComponent('<b>"')}`)).html).toContain('No mail to ‘&lt;b&gt;&quot;’');
  });

  it('invites when it is empty', async () => expect((await read('/')).html).toContain('No mail yet'));
});

describe('a mail', () => {
  const HOSTILE =
    '<html><head></head><body><script>alert(1)</script><img src="http://evil.example/x.png">Hi</body></html>';
  const sendHostile = async () => {
    await send({ subject: '<script>alert(2)</script>', text: '</pre><b>x', html: HOSTILE });
    return (await mails())[0]!.id;
  };

  it('shows its HTML in a frame without scripts, and nothing of it on the page itself', async () => {
    const id = await sendHostile();
    const page = await read(`${PATH}/${id}`);
    expect(page.html).toContain(
      `<iframe src="${PATH}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
    );
    expect(page.html).not.toContain('<script');
    expect(page.policy).toContain("default-src 'none'");
    const frame = await read(`${PATH}/${id}/html`);
    expect(frame.html).toContain('<base target="_blank">');
    expect(frame.policy).toContain("sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'");
    expect(frame.policy).not.toContain('allow-scripts');
  });

  it.each([
    ['text', '&lt;/pre&gt;&lt;b&gt;x'],
    ['headers', 'Subject: &lt;script&gt;'],
    ['source', 'Delivered-To: asha@example.com'],
    ['nonsense', '<iframe'],
  ])('has a view by %s', async (view, shown) => {
    const id = await sendHostile();
    expect((await read(`${PATH}/${id}?view=${view}`)).html).toContain(shown);
  });

  it('that has no HTML shows its text', async () => {
    await send({ text: 'Only text' });
    expect((await read(`/${(await mails())[0]!.id}`)).html).toContain('Only text');
  });

  it('links to the files that came with it, which are saved and never shown', async () => {
    await send({ attachments: [{ filename: '<b>.html', content: '<script>alert(3)</script>' }] });
    const id = (await mails())[0]!.id;
    const page = await read(`${PATH}/${id}`);
    expect(page.html).toContain(`href="${PATH}/${id}/files/0" download="&lt;b&gt;.html"`);
    const file = await fetch(`${state.origin}${PATH}/${id}/files/0`);
    expect(await file.text()).toBe('<script>alert(3)</script>');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect((await read(`${PATH}/${id}/files/1`)).status).toBe(404);
  });

  it.each(['/999999', '/0', '/999999/html'])('%s is not there', async path =>
    expect(await read(path)).toMatchObject({ status: 404, html: expect.stringContaining('no such mail') as string }),
  );

  it.each(['/x', '/1/other', `/${'9'.repeat(20)}`])('%s is no page', async path =>
    expect((await read(path)).status).toBe(404),
  );
});

describe('through the shop', () => {
  it.each(['mails', 'script'])('the control call %s is not there', async call => {
    const forwarded = { 'x-forwarded-host': 'shop.example' };
    expect((await read(`/__sim/${call}`, forwarded)).status).toBe(404);
    expect((await read(`${PATH}/__sim/${call}`)).status).toBe(404);
    expect((await read(`/__sim/${call}`)).status).toBe(200);
  });
});
