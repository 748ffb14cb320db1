import { routes } from '../../http/ask'
import { storeFiles } from './store-files'

export const uploadRoutes = routes({
  'POST /admin/uploads': async (shop, { files }) => ({ uploads: await storeFiles(shop, files) }),
  'POST /admin/uploads/protected': async (shop, { files }) => ({
    uploads: await storeFiles(shop, files, true),
  }),
  'DELETE /admin/uploads': async (shop, { body }) => {
    await shop.providers.file.remove(body.file_key)
    return { id: body.file_key, object: 'file', deleted: true }
  },
})
