import { uploads } from '../../../../contract/src/uploads.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { priceBook } from '../catalog/catalog.ts';
import { toDesignReply } from './design-reply.ts';
import { saveUpload } from './save-upload.ts';
import { uploadDesign } from './upload-design.ts';

export const uploadRoutes: Route[] = [
  handle(uploads.add, async (context, { account, ip, query, body }) => {
    const { design, ...told } = await uploadDesign(
      context,
      { accountId: account.id, ip },
      { request: query, readFile: body },
    );
    const reply = toDesignReply(design, await priceBook(context));
    return new Reply({ design: reply, imageUrl: reply.imageUrl!, ...told }, { status: 201 });
  }),
  handle(uploads.save, async (context, { account, params, body }) => {
    const row = await saveUpload(context, { ...body, id: params.id, accountId: account.id });
    return toDesignReply(row, await priceBook(context));
  }),
];
