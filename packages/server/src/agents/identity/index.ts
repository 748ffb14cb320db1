import type { Plugin } from '../../plugins/plugin'
import type { AuthorizationServer } from './authorization-server'
import { authorizeDoor } from './authorize-door'
import { forgetLinks, forgetLinksOfCustomers } from './forget-links'
import { linkRoutes } from './link-routes'
import { metadataDoors } from './metadata-doors'
import { assertClients } from './options'
import { tokenDoors } from './token-doors'

/**
 * How customers connect agents with their account: an authorisation server by OAuth 2.1, as parts of a plugin.
 * @throws an Error that names the client that is not in order
 */
export function identityLinking(
  server: AuthorizationServer,
): Required<Pick<Plugin, 'doors' | 'routes' | 'subscribers' | 'schedule'>> {
  assertClients(server.clients)
  return {
    doors: [...metadataDoors(server), authorizeDoor(server), ...tokenDoors(server)],
    routes: linkRoutes(server),
    subscribers: [forgetLinksOfCustomers],
    schedule: [forgetLinks],
  }
}
