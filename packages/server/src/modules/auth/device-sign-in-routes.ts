import { routes } from '../../http/request'
import { answerDeviceSignIn, beginDeviceSignIn, collectDeviceToken, readDeviceSignIn } from './device-sign-in'

export const deviceSignInRoutes = routes({
  'POST /admin/auth/device': (shop, { body, ip }) => beginDeviceSignIn(shop, body.client_name, { ip }),
  'POST /admin/auth/device/token': async (shop, { body, ip, userAgent }) => ({
    access_token: await collectDeviceToken(shop, body.device_code, { ip, userAgent }),
  }),
  'GET /admin/auth/device/:user_code': async (shop, { params }) => ({
    device: await readDeviceSignIn(shop.db, params.user_code),
  }),
  'POST /admin/auth/device/:user_code': async (shop, { params, body, caller }) => ({
    device: await answerDeviceSignIn(shop, params.user_code, body.approve, caller),
  }),
})
