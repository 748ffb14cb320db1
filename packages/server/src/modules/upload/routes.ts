import { routes } from '../../http/request'
import { listUploads, removeFile, storeFiles } from './store-files'

export const uploadRoutes = routes({
  'GET /admin/uploads': (shop, { query }) => listUploads(shop, query),
  'POST /admin/uploads': async (shop, { files, caller }) => ({
    uploads: await storeFiles(shop, files, { userId: caller.user?.id }),
  }),
  'POST /admin/uploads/protected': async (shop, { files, caller }) => ({
    uploads: await storeFiles(shop, files, { isPrivate: true, userId: caller.user?.id }),
  }),
  'DELETE /admin/uploads': async (shop, { body }) => {
    await removeFile(shop, body.file_key)
    return { id: body.file_key, object: 'file', deleted: true }
  },
})
