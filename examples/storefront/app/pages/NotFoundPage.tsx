import { notFound } from '../shop/failures'

/** Any other address. Thrown, so that it is answered with 404 and drawn by the shop's own error page. */
export const loader = () => {
  throw notFound()
}

export default () => null
