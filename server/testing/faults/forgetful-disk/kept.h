/* What is on the disk of forgetful-disk, and what of a file is not. */
#pragma once
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char live[PATH_MAX / 2], kept[PATH_MAX / 2], gone[PATH_MAX / 2];
static unsigned long gone_count;

/* What is not on the disk of a file: bytes from lo to hi, and the name that it was made with. */
struct note {
  ino_t ino;
  off_t lo, hi;
  ino_t folder;
  char *name;
  struct note *next;
};
#define BUCKETS 65536
static struct note *notes[BUCKETS];

static struct note *note_of(ino_t ino) {
  struct note **at = &notes[ino % BUCKETS];
  for (struct note *one = *at; one; one = one->next)
    if (one->ino == ino) return one;
  struct note *made = calloc(1, sizeof *made);
  made->ino = ino;
  made->lo = LLONG_MAX;
  made->next = *at;
  return *at = made;
}

static void mark(ino_t ino, off_t lo, off_t hi) {
  struct note *note = note_of(ino);
  if (lo < note->lo) note->lo = lo;
  if (hi > note->hi) note->hi = hi;
}

static void forget_name(ino_t ino) {
  struct note *note = note_of(ino);
  free(note->name);
  note->name = NULL;
}

static const char *in_live(const char *path, char *place) {
  snprintf(place, PATH_MAX, "%s%s", live, path);
  return place;
}
#define LIVE(path) in_live(path, (char[PATH_MAX]){0})
#define DONE(call) ((call) == -1 ? -errno : 0)

static ino_t folder_of(const char *path) {
  char place[PATH_MAX];
  struct stat st = {0};
  snprintf(place, sizeof place, "%s%.*s", live, (int)(strrchr(path, '/') - path), path);
  stat(place, &st);
  return st.st_ino;
}
static const char *name_in(const char *path) { return strrchr(path, '/') + 1; }

/* Copies a part of one file into another, and makes that as large. */
static int copy_part(int from, int to, off_t lo, off_t hi, off_t size) {
  static char buffer[1 << 20];
  for (off_t at = lo; at < hi && at < size;) {
    size_t most = hi - at < (off_t)sizeof buffer ? hi - at : (off_t)sizeof buffer;
    ssize_t count = pread(from, buffer, most, at);
    if (count <= 0) break;
    if (pwrite(to, buffer, count, at) != count) return -errno;
    at += count;
  }
  return DONE(ftruncate(to, size));
}

/* Keeps an entry of a folder: type, inode, mode, owner, and where a link leads. */
static void keep_entry(ino_t folder, const char *name, const char *place) {
  char file[PATH_MAX], draft[PATH_MAX], line[PATH_MAX * 2], target[PATH_MAX] = "";
  struct stat st;
  if (lstat(place, &st) == -1) return;
  if (S_ISLNK(st.st_mode) && readlink(place, target, sizeof target - 1) == -1) return;
  snprintf(file, sizeof file, "%s/d/%lu", kept, folder);
  mkdir(file, 0700);
  snprintf(file, sizeof file, "%s/d/%lu/%s", kept, folder, name);
  snprintf(draft, sizeof draft, "%s/draft", kept);
  char type = S_ISDIR(st.st_mode) ? 'd' : S_ISLNK(st.st_mode) ? 'l' : 'f';
  int length = snprintf(line, sizeof line, "%c %lu %o %u %u %s", type, st.st_ino, st.st_mode & 07777, st.st_uid, st.st_gid, target);
  int fd = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (fd == -1 || write(fd, line, length) != length) abort();
  close(fd);
  if (rename(draft, file) == -1) abort();
}

static int keep_file(int fd) {
  struct stat st;
  char file[PATH_MAX];
  if (fstat(fd, &st) == -1) return -errno;
  struct note *note = note_of(st.st_ino);
  snprintf(file, sizeof file, "%s/i/%lu", kept, st.st_ino);
  int isNew = access(file, F_OK) == -1;
  int to = open(file, O_RDWR | O_CREAT, 0600);
  if (to == -1) return -errno;
  int result = copy_part(fd, to, isNew ? 0 : note->lo, isNew ? LLONG_MAX : note->hi, st.st_size);
  close(to);
  note->lo = LLONG_MAX;
  note->hi = 0;
  return result;
}

/* Names first, then removals: one that was moved inside the folder is always there. */
static int keep_folder(const char *place) {
  struct stat st;
  char kept_at[PATH_MAX], one[PATH_MAX];
  if (stat(place, &st) == -1) return -errno;
  snprintf(kept_at, sizeof kept_at, "%s/d/%lu", kept, st.st_ino);
  mkdir(kept_at, 0700);
  DIR *folder = opendir(place);
  if (!folder) return -errno;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    snprintf(one, sizeof one, "%s/%s", place, entry->d_name);
    keep_entry(st.st_ino, entry->d_name, one);
  }
  closedir(folder);
  if (!(folder = opendir(kept_at))) return -errno;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    snprintf(one, sizeof one, "%s/%s", place, entry->d_name);
    if (faccessat(AT_FDCWD, one, F_OK, AT_SYMLINK_NOFOLLOW) == 0) continue;
    snprintf(one, sizeof one, "%s/%s", kept_at, entry->d_name);
    unlink(one);
  }
  closedir(folder);
  return 0;
}

/* What is there at the start was on the disk. */
static void keep_all(const char *place) {
  char one[PATH_MAX];
  struct stat st;
  keep_folder(place);
  DIR *folder = opendir(place);
  for (struct dirent *entry; folder && (entry = readdir(folder));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    snprintf(one, sizeof one, "%s/%s", place, entry->d_name);
    if (lstat(one, &st) == -1) continue;
    if (S_ISDIR(st.st_mode)) keep_all(one);
    if (!S_ISREG(st.st_mode)) continue;
    int fd = open(one, O_RDONLY);
    if (fd == -1 || keep_file(fd) != 0) abort();
    close(fd);
  }
  if (folder) closedir(folder);
}
