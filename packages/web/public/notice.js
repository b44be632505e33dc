// Part of the service worker: pressing a notification leads to its table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const place = typeof event.notification.data === 'string' ? event.notification.data : '#/online'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find((page) => page.url.endsWith(place)) ?? pages[0]
      if (!there) return self.clients.openWindow(`/${place}`)
      await there.focus()
      return there.url.endsWith(place) ? undefined : there.navigate(`/${place}`)
    }),
  )
})
