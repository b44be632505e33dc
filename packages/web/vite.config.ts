import { GAMES } from '@graveshift/games'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { buildId } from './build/build-id-plugin.ts'
import { noPrograms, noWords } from './build/no-programs-plugin.ts'
import { words } from './build/words-plugin.ts'

/** Files of releases lie apart: the page fetches them for games that need them. */
const FROZEN = /(?:^|[\\/])releases[\\/]\d/

const assetFileNames = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string =>
  originalFileNames.some((name) => FROZEN.test(name))
    ? 'releases/[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]'

/** The game that most people play first comes with the engine. */
const FIRST_GAME = GAMES[0]?.id

export default defineConfig({
  plugins: [
    words(),
    noPrograms(),
    buildId(),
    react(),
    VitePWA({
      // The player decides when a new version takes over: never in the middle of a placement.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Graveshift',
        short_name: 'Graveshift',
        description: 'A digital table for cooperative zombie board games.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#12100d',
        theme_color: '#12100d',
        // Drawn from public/icon.svg by `npm run icons`.
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['/notice.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Who plays no game of older rules never needs theirs; who does keeps them from the first time on.
        globIgnores: ['releases/**'],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/releases/'),
            handler: 'CacheFirst',
            options: { cacheName: 'releases' },
          },
        ],
        // What the server answers itself is never the client's page.
        navigateFallbackDenylist: [/^\/(?:admin|api|healthz|metrics|readyz|\.well-known)(?:\/|$|\?)/],
      },
    }),
  ],
  // The bots' worker fetches the rules of its game when it knows which.
  worker: {
    format: 'es',
    plugins: () => [noPrograms(), noWords()],
    rolldownOptions: { output: { assetFileNames } },
  },
  build: {
    target: 'es2023',
    // Everything is a file of its own: the content security policy knows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        assetFileNames,
        chunkFileNames: ({ facadeModuleId }) =>
          FROZEN.test(facadeModuleId ?? '') ? 'releases/[name]-[hash].js' : 'assets/[name]-[hash].js',
        // Far from the server, what is needed together comes sooner in one file than in twenty.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'engine',
              test: RegExp(
                `packages[\\\\/](?:kernel|${FIRST_GAME}|table)[\\\\/]src[\\\\/](?!lessons[\\\\/])`,
              ),
              priority: 1,
            },
            {
              name: 'table',
              test: RegExp(
                `web[\\\\/]src[\\\\/](?:table|store|sound|ui|art|games[\\\\/]${FIRST_GAME}[\\\\/](?:table|art))[\\\\/]`,
              ),
            },
          ],
        },
      },
    },
  },
})
